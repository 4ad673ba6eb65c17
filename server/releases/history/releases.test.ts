import { describeReleases } from './releases.cases.ts';

describeReleases('the embedded database');
