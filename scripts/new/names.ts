import { Refusal } from './refusal.ts';

/** A name in the forms that code and prose use. */
export type Names = {
  /** 'rate-card' */
  name: string;
  /** 'RateCard' */
  pascal: string;
  /** 'rateCard' */
  camel: string;
  /** 'rate card' */
  words: string;
  /** 'Rate card' */
  title: string;
};

export const isKebabCase = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name);

/** @throws {Refusal} unless `name` is in kebab-case. */
export function namesOf(name: string): Names {
  if (!isKebabCase(name)) throw new Refusal(`'${name}' is not in kebab-case: write it like 'rate-card'.`);
  const pascal = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return {
    name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words,
    title: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
