package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;

class SchemaSampleTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'type':'string'} | 'string'",
                "{'type':'string','minLength':8} | 'stringst'",
                "{'type':'string','maxLength':2} | 'st'",
                "{'type':'string','format':'date'} | '2025-01-01'",
                "{'type':'string','format':'uuid'} | '123e4567-e89b-42d3-a456-426614174000'",
                "{'type':'string','format':'email'} | 'user@example.com'",
                "{'type':'string','format':'own'} | 'string'",
                "{'type':'integer'} | 0",
                "{'type':'integer','minimum':3.5} | 4",
                "{'type':'integer','exclusiveMinimum':3} | 4",
                "{'type':'integer','minimum':3,'exclusiveMinimum':true} | 4",
                "{'type':'integer','maximum':-3} | -3",
                "{'type':'integer','exclusiveMaximum':0} | -1",
                "{'type':'integer','minimum':1,'multipleOf':7} | 7",
                "{'type':'number','minimum':0.5} | 0.5",
                "{'type':'number','exclusiveMinimum':0,'exclusiveMaximum':1} | 0.5",
                "{'type':'number','minimum':1e999999} | 0",
                "{'type':'boolean'} | true",
                "{'type':'null'} | null",
                "{'type':['null','boolean']} | true",
                "{'const':{'a':1}} | {'a':1}",
                "{'type':'string','default':'d','example':'e'} | 'd'",
                "{'type':'string','example':'e'} | 'e'",
                "{'type':'string','examples':['f','g']} | 'f'",
                "{'enum':['x','y']} | 'x'",
                "{'type':'object'} | {}",
                "true | {}",
                "{'properties':{'b':{'type':'integer'},'a':{'type':'boolean'}}} | {'b':0,'a':true}",
                "{'type':'array','items':{'type':'integer'}} | [0]",
                "{'type':'array','items':{'type':'integer'},'minItems':3} | [0,0,0]",
                "{'type':'array','items':{'type':'integer'},'maxItems':0} | []",
                "{'type':'array'} | []",
                "{'prefixItems':[{'type':'integer'},{'type':'boolean'}]} | [0,true]",
                "{'oneOf':[{'type':'integer'},{'type':'string'}]} | 0",
                "{'anyOf':[{'type':'string'}]} | 'string'",
                "{'allOf':[{'properties':{'a':{'type':'integer'}}},{'properties':{'b':{'const':2}}}]} | {'a':0,'b':2}",
                "{'$ref':'#/$defs/n','$defs':{'n':{'type':'integer','minimum':9}}} | 9",
                "{'$ref':'#/definitions/a~1b','definitions':{'a/b':{'const':1}}} | 1"
            })
    void theSampleFollowsTheSchema(String schema, String expected) {
        assertThat(sample(schema)).isEqualTo(expected.replace('\'', '"'));
    }

    @Test
    void aSchemaThatDescribesItselfEnds() {
        String sample = sample("{'type':'object','properties':{'name':{'type':'string'},'next':{'$ref':'#'}}}");
        assertThat(sample)
                .startsWith("{\"name\":\"string\",\"next\":{\"name\":")
                .hasSizeLessThan(1000);
    }

    @Test
    void aSchemaThatMultipliesIsRefused() {
        assertThatThrownBy(() -> sample("{'type':'array','minItems':100,'items':{'$ref':'#'}}"))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("more than");
    }

    @Test
    void referencesOutOfTheDocumentAreRefused() {
        assertThatThrownBy(() -> sample("{'$ref':'https://example.com/schema'}"))
                .hasMessageContaining("$.s: the reference https://example.com/schema leads out of the schema");
        assertThatThrownBy(() -> sample("{'$ref':'#/$defs/none'}")).hasMessageContaining("leads nowhere");
    }

    @Test
    void somethingElseIsNoSchema() {
        assertThatThrownBy(() -> sample("[1]")).hasMessageContaining("a JSON Schema is an object");
    }

    @Test
    void theSampleIsValid() {
        String schema = """
                {'type':'object','required':['id','tags','price','owner'],'additionalProperties':false,'properties':{
                 'id':{'type':'string','format':'uuid'},'at':{'type':'string','format':'date-time'},
                 'price':{'type':'number','exclusiveMinimum':0,'maximum':10},
                 'tags':{'type':'array','minItems':2,'items':{'type':'string','minLength':3,'maxLength':4}},
                 'kind':{'enum':['a','b']},'owner':{'$ref':'#/$defs/owner'}},
                 '$defs':{'owner':{'type':'object','properties':{'mail':{'type':'string','format':'email'},
                 'age':{'type':'integer','minimum':18,'multipleOf':5}}}}}""".replace('\'', '"');
        var validator = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema);
        assertThat(validator.validate(sample(schema), InputFormat.JSON)).isEmpty();
    }

    private static String sample(String schema) {
        return Json.compact(SchemaSample.of(Json.parse(schema), "$.s", SampleStyle.JSON_SCHEMA));
    }
}
