import { typeset } from '@site/remote-kit';

export const CATEGORIES = ['Industry News', 'Safety', 'Career Advice', 'Company News'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What lists, search engines and the article's own header say of an article. Its text is beside its page. */
export interface ArticleFacts {
  slug: string;
  title: string;
  /** One or two sentences: the summary on the article, the excerpt in lists. */
  excerpt: string;
  /** ISO 8601. */
  date: string;
  /** Minutes. */
  readTime: number;
  category: Category;
  tags: readonly string[];
}

/** The first is featured on the blog's page. */
export const articles: readonly ArticleFacts[] = typeset([
  {
    slug: 'future-of-hgv-driving',
    title: 'The future of HGV driving',
    excerpt:
      'Electric trucks, clean-air zones and public money: what changes in the cab, and when it will reach yours.',
    date: '2025-06-08',
    readTime: 8,
    category: 'Industry News',
    tags: ['Electric trucks', 'Green logistics', 'Careers'],
  },
  {
    slug: 'safety-tips',
    title: 'Ten safety tips for professional drivers',
    excerpt: 'Habits that bring you, your load and everybody else home, from the walk-round check to the last reverse.',
    date: '2025-05-15',
    readTime: 7,
    category: 'Safety',
    tags: ['Road safety', 'Walk-round checks', 'Fatigue'],
  },
  {
    slug: 'salary-negotiation',
    title: 'Negotiating your salary as a driver',
    excerpt: 'Know what your licence is worth, gather the proof, and ask for it without burning a bridge.',
    date: '2025-06-06',
    readTime: 8,
    category: 'Career Advice',
    tags: ['Pay', 'Careers', 'Negotiation'],
  },
  {
    slug: 'driver-hours-regulations',
    title: 'Drivers’ hours, explained',
    excerpt: 'Driving limits, breaks and rest under the assimilated EU rules, with a calculator for your own shift.',
    date: '2025-06-05',
    readTime: 9,
    category: 'Industry News',
    tags: ['Drivers’ hours', 'Tachograph', 'Compliance'],
  },
  {
    slug: 'career-progression',
    title: 'From first shift to senior management',
    excerpt: 'The five levels of a career in transport, what each pays, and how people move from one to the next.',
    date: '2025-06-04',
    readTime: 10,
    category: 'Career Advice',
    tags: ['Careers', 'Training', 'Management'],
  },
  {
    slug: 'scotland-expansion',
    title: 'We are growing in Scotland',
    excerpt: 'Openings in Glasgow, Edinburgh, Aberdeen and Dundee, the sectors that are hiring, and what they pay.',
    date: '2025-06-03',
    readTime: 6,
    category: 'Company News',
    tags: ['Scotland', 'Careers', 'Pay'],
  },
] satisfies ArticleFacts[]);

export const articleHref = ({ slug }: Pick<ArticleFacts, 'slug'>): string => `/blog/${slug}`;

export function articleOf(slug: string): ArticleFacts {
  const article = articles.find((each) => each.slug === slug);
  if (!article) throw new Error(`There is no article '${slug}'`);
  return article;
}
