import { z } from "zod";

// Before the first schema is made: else the library tries whether it may evaluate code, and the browser reports that the
// site's policy forbids it.
z.config({ jitless: true });
