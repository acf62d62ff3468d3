import { configure } from "@testing-library/react";

/** What browsers have and happy-dom lacks: fonts that load, which a field of several lines waits for. */
if (!document.fonts) Object.defineProperty(document, "fonts", { value: new EventTarget() });

// What is right is there as soon as it is; how long that takes on a busy machine is no test.
configure({ asyncUtilTimeout: 15_000 });
