/** 'TextField' -> 'text-field'. */
export const folderOf = (component: string): string => component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** 'text-field' -> 'TextField'. */
export const componentName = (folder: string): string =>
  folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
