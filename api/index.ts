export { demoPasswords } from './access/passwords.ts';
export { ConfigurationError, loadConfig, type Config } from './config.ts';
export { createApi } from './create-api.ts';
export { DatabaseUnreachableError, DataFolderError } from './db/errors.ts';
export { createLog, type Log } from './log.ts';
export { createServices, type Services } from './services.ts';
export { syncJobs, syncOnFirstStart } from './jobs/sync.ts';
export { createMailer, type Mailer } from './mail/mailer.ts';
