const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const wheels = `${circle(7, 17.5, 2)}${circle(17, 17.5, 2)}`;

/** Outlines on a 24 by 24 grid, drawn with a 2 unit stroke, square ends and mitred corners, as road signs are. */
export const icons = {
  alert: 'M12 4L21.5 20.5H2.5zM12 10.5v3.5M12 17v.2',
  'arrow-right': 'M4 12h15M13 5.5L19.5 12L13 18.5',
  award: `${circle(12, 8.5, 5.5)}M8.5 13.5L7 21.5L12 18.8L17 21.5L15.5 13.5`,
  bell: 'M3.5 17.5h17L18.5 15v-4.5a6.5 6.5 0 0 0-13 0V15zM10 21h4',
  book: 'M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2c2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zM12 7v13',
  bookmark: 'M6 3.5h12v17.5l-6-4.5l-6 4.5z',
  briefcase: 'M3 8h18v12H3zM9 7V4h6v3M3 13.5h18M12 12.5v2',
  bus: 'M4 3.5h16v14H4zM4 11.5h16M6.5 18v2.5M17.5 18v2.5M7.5 14.5h.2M16.3 14.5h.2M10.5 6h3M1.5 8v2.5M22.5 8v2.5',
  calendar: 'M3 5h18v16H3zM3 10.5h18M8 3v4M16 3v4M8 15h2',
  check: 'M4.5 12.5l5 5L19.5 7',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  'chevron-left': 'M15 5.5L8.5 12l6.5 6.5',
  'chevron-right': 'M9 5.5l6.5 6.5L9 18.5',
  clock: `${circle(12, 12, 9)}M12 7.5V12l3 2`,
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11.5v11.5H9zM5.5 15h-2V3.5H15v2',
  database:
    'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3s-3.6 3-8 3s-8-1.3-8-3zV18c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  document: 'M5 3h9l5 5v13H5zM13.5 3v5.5H19M9 13h6M9 17h6',
  external: 'M14 4h6v6M19 5l-8.5 8.5M10 5H4v15h15v-6',
  eye: `M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z${circle(12, 12, 2.8)}`,
  'eye-off':
    'M4.5 4.5l15 15M10 5.7a9.9 9.9 0 0 1 2-.2c6.5 0 10 6.5 10 6.5a17 17 0 0 1-2.9 3.6M6.2 7.6A16.5 16.5 0 0 0 2 12s3.5 6.5 10 6.5a9.8 9.8 0 0 0 4.2-.9M10 10a2.8 2.8 0 0 0 4 4',
  filter: 'M3.5 6.5h17M7 12h10M10.5 17.5h3',
  handshake:
    'M2.5 6v10h2l5.2 4.2a1.7 1.7 0 0 0 2.3-.1l.4-.4M21.5 6v10h-2M2.5 7.5h3.5l2.5-1.5h4M21.5 7.5h-4l-3-1.5h-2l-4 4.2a1.9 1.9 0 0 0 2.7 2.7l2.3-2l5.7 4.9a1.7 1.7 0 0 1-2.3 2.5l-.4-.3a1.7 1.7 0 0 1-2.3 2.4',
  info: `${circle(12, 12, 9)}M12 11.5v5M12 7.5v.2`,
  link: 'M10 14a4.3 4.3 0 0 0 6.1 0l3.2-3.2a4.3 4.3 0 0 0-6.1-6.1L12 5.9M14 10a4.3 4.3 0 0 0-6.1 0l-3.2 3.2a4.3 4.3 0 0 0 6.1 6.1l1.2-1.2',
  mail: 'M3 5h18v14H3zM4 6.5l8 6.5l8-6.5',
  'map-pin': `M12 21.5s7-6.3 7-11.5a7 7 0 0 0-14 0c0 5.2 7 11.5 7 11.5z${circle(12, 10, 2.3)}`,
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  minus: 'M5 12h14',
  phone: 'M4 3.5h4.5l2 5L8 10.2a12 12 0 0 0 5.8 5.8l1.7-2.5l5 2V20a1 1 0 0 1-1 1A16.5 16.5 0 0 1 3 4.5a1 1 0 0 1 1-1z',
  plus: 'M12 5v14M5 12h14',
  pound: 'M17 7.5a4.5 4.5 0 0 0-8.5 2c0 3 1.4 4.3.6 7.5c-.4 1.4-1.2 2.5-2.1 3h11M6 13h8.5',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.5L4 9.5M4 4.5v5h5M4 13a8 8 0 0 0 14.5 3.5l1.5-2M20 19.5v-5h-5',
  route: `${circle(6, 19, 2.3)}${circle(18, 5, 2.3)}M9.5 19H16a3.5 3.5 0 0 0 0-7H8a3.5 3.5 0 0 1 0-7h6.5`,
  search: `${circle(10.5, 10.5, 6.5)}M16 16l4.5 4.5`,
  share: 'M7.5 10H5v11h14V10h-2.5M12 15V4M8 7l4-4l4 4',
  'shield-check': 'M12 3l8 3v5.5c0 4.5-3.3 7.8-8 9.5c-4.7-1.7-8-5-8-9.5V6zM8.7 11.8l2.5 2.5l4.3-4.8',
  star: 'M12 3.5l2.7 5.7l6.2.8l-4.6 4.3l1.2 6.2L12 17.5l-5.5 3l1.2-6.2L3.1 10l6.2-.8z',
  trash: 'M4 6.5h16M9 6V3.5h6V6M6 7l.8 14h10.4L18 7M10.2 11v5.5M13.8 11v5.5',
  truck: `M4 17.5H2V5h12v12.5h-4M14 9h4.5L22 13v4.5h-2${wheels}`,
  user: `${circle(12, 8, 4)}M4 20.5a8 8 0 0 1 16 0`,
  users: `${circle(9, 8, 3.5)}M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.5a6.5 6.5 0 0 1 3 5.5`,
  van: `M4 17.5H2V6h11l4.5 5.5H22v6h-2M14 17.5h-4M12 6.5v5h5${wheels}`,
  warehouse: 'M3 20.5V9l9-5l9 5v11.5M7.5 20.5V13h9v7.5M7.5 17h9',
  wrench: 'M20.5 7.5a5 5 0 0 1-6.8 5.3L7 19.5a2.1 2.1 0 0 1-3-3l6.7-6.7A5 5 0 0 1 17 3.5l-3.2 3.2l.5 3l3 .5z',
} as const;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];
