import { HOME, type Trail } from '@site/remote-kit';

export const trail: Trail = [HOME, { label: 'Clients' }];
