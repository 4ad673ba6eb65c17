import { typeset } from '@site/remote-kit';

export interface Tip {
  title: string;
  description: string;
}

export const tips: readonly Tip[] = typeset([
  {
    title: 'Walk round before you drive',
    description:
      'Check vehicle and trailer before the first journey and after every change of vehicle. Tyres need at least 1 mm of tread across three quarters of their width, wheel nuts must be tight, and no cord may show. Write down what you find, even if it is nothing.',
  },
  {
    title: 'Know your height before you leave the yard',
    description:
      'Read the height in the cab and compare it with the trailer that is actually behind you. In the year to March 2024 railway bridges were hit 1,532 times, about once every six hours. Plan with a lorry satnav: a car’s does not know what you are driving.',
  },
  {
    title: 'Keep the 3-second rule',
    description:
      'Stay 3 seconds behind the vehicle in front on a dry road and 6 seconds in the wet. Add more at night, with spray or ice, and when somebody follows too closely: your gap is then their braking distance as well.',
  },
  {
    title: 'Rest before you need to',
    description:
      'Take 15 minutes about every two hours, whatever the tachograph still allows. Plan where you will stop before you set off, with a second choice in case the first is full. Tell the office early when a delay eats into your break.',
  },
  {
    title: 'Secure the load as if there were no curtains',
    description:
      'A standard curtain only keeps off the weather. DVSA expects restraints that hold the full weight of the load forwards and half of it to the sides and the rear. Check the straps again after the first few miles and after every drop.',
  },
  {
    title: 'Put the phone out of reach',
    description:
      'A phone in your hand while driving means six points and £200; in court it can be £2,500 for the driver of a lorry or bus, and the traffic commissioner may take your vocational licence. That includes queues and red lights. Set the satnav before you move off.',
  },
  {
    title: 'Look for the people first',
    description:
      'Whoever can do the greatest harm bears the greatest responsibility: that is rule H1 of the Highway Code, and it means us. Check the nearside before every left turn, let cyclists go ahead straight on, and leave at least 1.5 metres when you pass them.',
  },
  {
    title: 'Reverse only when there is no other way',
    description:
      'Nearly a quarter of deaths involving vehicles at work happen while reversing, says HSE. Get out and look. Use the banksman if the site has one, agree the signals first, and stop the moment you lose sight of them. Cameras help; they do not take the decision.',
  },
  {
    title: 'Brake on, engine off, key out',
    description:
      'HSE found that most runaways during coupling begin with a parking brake that nobody applied. Apply the cab’s brake and the trailer’s every time, including for half a minute. Climb down facing the cab, with three points of contact, and wear what the yard asks you to.',
  },
  {
    title: 'Drive to the road, not to the limiter',
    description:
      'In England and Wales a lorry over 7.5 tonnes may do 50 mph on a single carriageway; in Scotland it is 40. Bends, roundabouts and crosswinds ask for less. A high load tips long before it slides, and an empty curtain-sider is a sail. Wear your seat belt.',
  },
]);
