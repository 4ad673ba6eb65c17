import { describeFigures } from './read-figures.cases.ts';

describeFigures('the embedded database');
