import { advertiserText, type Job } from '@site/contract';
import { brand } from '@site/design-system';
import { xml } from '@site/remote-kit';

/** The whole advert, which is sanitised HTML, and who advertises it. */
export const advertHtml = (job: Job): string =>
  [job.description, job.requirements, job.benefits, paragraph(advertiserText(brand.legalName, job.job_type))]
    .filter(Boolean)
    .join('\n');

export const paragraph = (text: string): string => xml`<p>${text}</p>`.markup;
