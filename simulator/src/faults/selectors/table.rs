//! The selectors of a rule of faults. Each row contains the values that the selector accepts, and
//! the calls or connections that it selects. The generator of the bindings includes this file and
//! `local_hub/table.rs`.

selectors! {
    of calls: "operation" = Text,
    "an operation such as `playout.trigger_button`, a group such as `engines.*`, or `*`",
    "calls of this operation, or of this group, or all calls";

    of calls: "engine" = Number,
    "a whole number",
    "calls to the engine with this id. The id is in the path, or it is the `engineHostId` of a load";

    of calls: "item" = NumberOrText,
    "a whole number, or a text",
    "calls whose path contains the id of this item of a playout rundown or a newsroom rundown";

    of calls: "path" = Text,
    "a path as the request log shows it, such as `/api/rest/v1/engines/3`, or the beginning of a path, \
     followed by `*`",
    "calls with this path, or with a path that begins like this, in whatever way the path is encoded";

    of all: "connection" = Number,
    "a whole number, 1 or more",
    "the nth connection that was accepted since the scenario was set, and the calls on it";

    of all: "nth" = Number,
    "a whole number, 1 or more",
    "the nth of the calls, or connections, that match `operation`, `engine`, `item`, `path` and \
     `connection`";

    of all: "every" = Number,
    "a whole number, 1 or more",
    "every nth of the calls, or connections, that match `operation`, `engine`, `item`, `path` and \
     `connection`";

    of all: "times" = Number,
    "a whole number, 0 or more",
    "calls, or connections, until the fault was injected this many times";

    of all: "probability" = Number,
    "a number from 0 to 1",
    "each match with this probability, after all other conditions. The same scenario with the same calls in \
     the same order has the same faults: `seed`, 0 by default, selects the random numbers, and each rule has \
     its own";

    of calls: "after" = Choice["request", "effect"],
    "`request` or `effect`",
    "at this point of the call. `request`: the request was read, and has no effect. \
     `effect`: the request took effect in the state, the store and the journal, and the fault affects only \
     the response";
}
