// Generated from the fragments of all remotes.
/** What each fragment must be given. */
export interface FragmentInputs {
  'job-board/latest-jobs': {
    role?:
      | 'hgv-driver'
      | 'van-driver'
      | 'warehouse'
      | 'admin'
      | 'management'
      | 'transport'
      | 'logistics'
      | 'class-1-driver'
      | 'class-2-driver'
      | 'forklift';
    place?: string;
    count: number;
    headingLevel: 2 | 3 | 4;
  };
  'marketing/articles': { role: 'hgv-driver' | 'van-driver' | 'management'; count: number };
}

/** The same as JSON Schema: a build records what it was compiled against. */
export const fragmentInputs = {
  'job-board/latest-jobs': {
    type: 'object',
    required: ['count', 'headingLevel'],
    properties: {
      role: {
        enum: [
          'hgv-driver',
          'van-driver',
          'warehouse',
          'admin',
          'management',
          'transport',
          'logistics',
          'class-1-driver',
          'class-2-driver',
          'forklift',
        ],
        type: 'string',
      },
      place: { type: 'string', maxLength: 100 },
      count: { type: 'integer', minimum: 1, maximum: 10 },
      headingLevel: { enum: [2, 3, 4], type: 'number' },
    },
    additionalProperties: false,
  },
  'marketing/articles': {
    type: 'object',
    required: ['role', 'count'],
    properties: {
      role: { enum: ['hgv-driver', 'van-driver', 'management'], type: 'string' },
      count: { type: 'integer', minimum: 1, maximum: 6 },
    },
    additionalProperties: false,
  },
};
