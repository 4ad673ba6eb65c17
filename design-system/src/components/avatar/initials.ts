const MOST = 3;
const ABBREVIATION = /^\p{Lu}{2,3}$/u;

/**
 * First letters of a name's main words, at most three: 'Chartered Institute of Logistics' gives 'CIL'. A name that is
 * an abbreviation is its own: 'CPT'.
 */
export function initials(name: string): string {
  if (ABBREVIATION.test(name)) return name;
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu) ?? [];
  const bearing = words.filter((word) => !/^\p{Ll}/u.test(word));
  return (bearing.length > 0 ? bearing : words)
    .slice(0, MOST)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
