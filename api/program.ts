/** What every program of the site needs, those without a database too: nothing here opens or imports one. */
export { mayGenerate } from './access/passwords.ts';
export { ConfigurationError, loadConfig, type Config } from './config.ts';
export { makeDataFolder, PRIVATE_FILE } from './data-folder.ts';
export { ExplainedError } from './explained-error.ts';
export { CLIENT_ADDRESS_HEADER } from './limits/client-address.ts';
export { createReadLimit } from './limits/read-limit.ts';
export { createLog, errorFields, standardOutputTaken, type Log, type LogFields } from './log.ts';
export { createLoop, type Loop } from './loop.ts';
export { isRobot, ROBOT } from './robots.ts';
export { publicKeyText, readPublicKey } from './secrets/public-key.ts';
export { readTextFile } from './text-file.ts';
export { MAIL_STYLES } from './mail/mail-styles.ts';
export { DeadlineExceeded, withDeadline, within } from './waiting.ts';
