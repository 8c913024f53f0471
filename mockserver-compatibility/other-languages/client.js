// What a test in JavaScript does with a server, by the published client. Ends with status 1 at the first surprise.
const assert = require('assert');
const http = require('http');
const { mockServerClient } = require('mockserver-client');

const port = Number(process.argv[2]);
const client = mockServerClient('localhost', port);

function get(path) {
    return new Promise((resolve, reject) => {
        http.get({ host: '127.0.0.1', port, path }, (response) => {
            let body = '';
            response.on('data', (part) => (body += part));
            response.on('end', () => resolve({ status: response.statusCode, body }));
        }).on('error', reject);
    });
}

async function refused(promise, text) {
    let failure;
    await promise.then(() => {}, (error) => (failure = String(error.message || error)));
    assert.ok(failure && failure.includes(text), 'expected a failure with "' + text + '", got ' + failure);
}

async function main() {
    await client.reset();

    await client.mockSimpleResponse('/simple', { name: 'value' }, 203);
    let answer = await get('/simple');
    assert.strictEqual(answer.status, 203);
    assert.deepStrictEqual(JSON.parse(answer.body), { name: 'value' });

    await client.mockAnyResponse({
        id: 'orders',
        httpRequest: { method: 'GET', path: '/orders/.*' },
        httpResponse: { statusCode: 200, body: 'order' },
        times: { remainingTimes: 2, unlimited: false },
    });
    assert.strictEqual((await get('/orders/7')).body, 'order');
    assert.strictEqual((await get('/orders/8')).body, 'order');
    assert.strictEqual((await get('/orders/9')).status, 404);

    await client.mockWithCallback({ path: '/callback' }, (request) => ({
        statusCode: 202,
        body: 'asked for ' + request.path,
    }), { remainingTimes: 5, unlimited: false });
    answer = await get('/callback');
    assert.strictEqual(answer.status, 202);
    assert.strictEqual(answer.body, 'asked for /callback');

    await client.verify({ path: '/orders/7' }, 1, 1);
    await client.verifySequence({ path: '/simple' }, { path: '/orders/8' });
    await refused(client.verify({ path: '/never' }, 1), 'Request not found');

    const requests = await client.retrieveRecordedRequests({ path: '/orders/.*' });
    assert.deepStrictEqual(requests.map((request) => request.path), ['/orders/7', '/orders/8', '/orders/9']);
    const active = await client.retrieveActiveExpectations({ path: '/simple' });
    assert.strictEqual(active.length, 1);
    assert.ok((await client.retrieveLogMessages({})).length > 0);

    await client.clear({ path: '/simple' }, 'EXPECTATIONS');
    assert.strictEqual((await get('/simple')).status, 404);
    await refused(client.mockAnyResponse({ httpRequest: { path: '/x' } }), 'action');
    await client.reset();
    assert.strictEqual((await client.retrieveRecordedRequests({})).length, 0);
    await client.verifyZeroInteractions();
}

main().then(() => process.exit(0), (failure) => {
    console.error(failure);
    process.exit(1);
});
