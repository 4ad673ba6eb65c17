/** Seconds after which to try again while the database is out of order. */
export const OUTAGE_S = 120;
/** The same at a gate that checks as many passwords as it can. */
export const GATE_BUSY_S = 5;
