//! The selectors of a rule of faults: what each takes, and the calls or connections that it chooses. The
//! generator of the bindings includes this file too, as it does `local_hub/table.rs`.

selectors! {
    of calls: "operation" = Text,
    "an operation such as `playout.trigger_button`, a group such as `engines.*`, or `*`",
    "calls of this operation, of this group, or all";

    of calls: "engine" = Number,
    "a whole number",
    "calls to the engine with this id: it is in the path, or the `engineHostId` of a load";

    of calls: "item" = NumberOrText,
    "a whole number, or a text",
    "calls with the id of this item in the path, of a playout rundown or of a newsroom's";

    of calls: "path" = Text,
    "a path as the request log has it, such as `/api/rest/v1/engines/3`, or the beginning of one with `*` \
     at its end",
    "calls of this path, or of all that begin so, however they are encoded";

    of all: "connection" = Number,
    "a whole number, 1 or more",
    "what comes on the nth connection that was accepted since the scenario was set";

    of all: "nth" = Number,
    "a whole number, 1 or more",
    "the nth of the calls, or connections, that match all of the above";

    of all: "every" = Number,
    "a whole number, 1 or more",
    "every nth of them";

    of all: "times" = Number,
    "a whole number, 0 or more",
    "at most this many times";

    of all: "probability" = Number,
    "a number from 0 to 1",
    "with this chance, rolled last. The same scenario with the same calls in the same order rolls the same: \
     `seed`, 0 unless given, chooses the dice, and each rule has its own";

    of calls: "after" = Choice["request", "effect"],
    "`request` or `effect`",
    "at this point of the call. `request`: it was read and nothing was done. `effect`: it was done, state, \
     store and journal have it, and only the response is affected";
}
