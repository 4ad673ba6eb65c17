import { describeNewsletters } from './newsletter.cases.ts';

describeNewsletters('the embedded database');
