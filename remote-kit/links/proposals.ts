// Generated from the routes of remotes/proposals.
export {};
