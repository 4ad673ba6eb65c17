/** Whom a copy addresses, for the sentences that the copies share. */
export interface Audience {
  /** 'the combined authority'. */
  client: string;
  /** Who rosters the drivers: 'each winning operator', 'you'. */
  operator: string;
  /** Whose: 'the operator’s', 'your'. */
  operators: string;
}

export const authority: Audience = {
  client: 'the combined authority',
  operator: 'the winning operator',
  operators: 'the operator’s',
};

export const busOperator: Audience = { client: 'Transport UK', operator: 'you', operators: 'your' };
