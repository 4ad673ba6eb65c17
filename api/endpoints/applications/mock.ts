import { applicationToken } from '../../../mocks/applications.ts';

export const APPLICATION_PAGE = `/applications/${applicationToken('APP-7K2M9Q')}`;
