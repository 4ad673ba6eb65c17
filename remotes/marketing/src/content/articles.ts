import { typeset } from '@site/remote-kit';
import { blogHref } from '@site/remote-kit/links/marketing.ts';
import type { ShownRole } from './newest-jobs.ts';

export const CATEGORIES = ['Industry news', 'Safety', 'Career advice', 'Company news'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What lists, search engines and the article's own header say of an article. Its text is beside its page. */
export interface ArticleFacts {
  slug: string;
  title: string;
  /** The summary on the article, the excerpt in lists and the description for search engines: 120 to 160 characters. */
  excerpt: string;
  /** ISO 8601. */
  date: string;
  /** Minutes. */
  readTime: number;
  category: Category;
  tags: readonly string[];
  /** Whose jobs it is about: the newest are below it. */
  role?: ShownRole;
}

/** The first is featured on the blog's page. */
export const articles: readonly ArticleFacts[] = typeset([
  {
    slug: 'future-of-hgv-driving',
    title: 'The future of HGV driving',
    excerpt:
      'Electric trucks, clean-air zones and £200 million of public money: what changes in the cab, what it pays, and when it will reach your depot.',
    date: '2025-06-08',
    readTime: 8,
    category: 'Industry news',
    tags: ['Electric trucks', 'Green logistics', 'Careers', 'Pay', 'Compliance'],
    role: 'hgv-driver',
  },
  {
    slug: 'safety-tips',
    title: 'Ten safety tips for professional drivers',
    excerpt:
      'Ten habits that bring you, your load and everybody around you home, from the first walk-round check of the day to the last reverse.',
    date: '2025-05-15',
    readTime: 7,
    category: 'Safety',
    tags: ['Road safety', 'Walk-round checks', 'Fatigue', 'Compliance'],
  },
  {
    slug: 'salary-negotiation',
    title: 'Negotiating your salary as a driver',
    excerpt:
      'What your licence is worth in 2025, the proof to bring with you, and how to ask for better pay without burning a bridge behind you.',
    date: '2025-06-06',
    readTime: 8,
    category: 'Career advice',
    tags: ['Pay', 'Careers', 'Negotiation'],
    role: 'hgv-driver',
  },
  {
    slug: 'driver-hours-regulations',
    title: 'Drivers’ hours, explained',
    excerpt:
      'Driving limits, breaks and rest under the assimilated EU rules, in plain words, with a calculator to check your own shift.',
    date: '2025-06-05',
    readTime: 9,
    category: 'Industry news',
    tags: ['Drivers’ hours', 'Tachograph', 'Fatigue', 'Compliance'],
  },
  {
    slug: 'career-progression',
    title: 'From first shift to senior management',
    excerpt:
      'The five levels of a career in transport: what each one pays, what it asks of you, and how people move from one to the next.',
    date: '2025-06-04',
    readTime: 10,
    category: 'Career advice',
    tags: ['Careers', 'Training', 'Management', 'Pay'],
    role: 'management',
  },
  {
    slug: 'scotland-expansion',
    title: 'We are growing in Scotland',
    excerpt:
      'Work in Glasgow, Edinburgh, Aberdeen and Dundee: the sectors that are hiring in each city, and what class 1 and class 2 drivers earn.',
    date: '2025-06-03',
    readTime: 6,
    category: 'Company news',
    tags: ['Scotland', 'Careers', 'Pay'],
  },
] satisfies ArticleFacts[]);

/** The page that lists them. */
export const KNOWLEDGE_HUB = { label: 'Knowledge Hub', href: blogHref };

export const articleHref = ({ slug }: Pick<ArticleFacts, 'slug'>): string => `/blog/${slug}`;

export function articleOf(slug: string): ArticleFacts {
  const article = articles.find((each) => each.slug === slug);
  if (!article) throw new Error(`There is no article '${slug}'`);
  return article;
}
