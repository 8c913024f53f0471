package org.mockserver.model;

/** Something that is done before or after an expectation answers. */
public class AfterAction extends SideAction<AfterAction> {

    /** Something to do after the answer. */
    public static AfterAction afterAction() {
        return new AfterAction();
    }

    /** Something to do before the answer. */
    public static AfterAction beforeAction() {
        return new AfterAction();
    }
}
