import type { WriteSection } from './section.ts';

export const attraction: WriteSection<'attraction'> = () => ({
  id: 'attraction',
  title: 'Driver attraction',
  content: {
    overview:
      'The drivers come from outside the two depots, so that filling this reserve does not empty other rotas in the region.',
    audiences: {
      primary: [
        'PCV drivers on our database who have worked away from home before',
        'Drivers from areas with seasonal or shrinking bus work',
        'Licence holders who have left the industry within the last few years',
      ],
      secondary: [
        'Coach drivers between seasons',
        'HGV drivers who also hold category D',
        'Drivers close to passing their test with our training partner',
      ],
    },
    channels: [
      'Direct calls and messages to matching drivers on our database',
      'Assessment days advertised in towns within reach of the depots',
      'Referrals from drivers who already work for us',
      'Job boards and trade press',
    ],
  },
});
