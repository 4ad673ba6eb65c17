import { configureGlobal } from 'fast-check';

// Properties are tested with the same inputs every time; PROPERTY_SEED=7 tries others.
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 4711) });
