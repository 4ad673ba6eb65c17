import { typeset } from '@site/remote-kit';

export const opening = typeset({
  title: 'Knowledge Hub',
  lead: 'Straight answers for drivers and for the people who run fleets: the rules, the pay, the next step, and what is changing.',
  searchLabel: 'Search the articles',
});

export const list = typeset({
  categories: 'Categories',
  all: 'All',
  featured: 'Featured',
  more: 'More articles',
  showAll: 'Show all articles',
  nothingTitle: 'No articles found',
  nothingHint: 'Try other words, another category or one of the topics below.',
  leaveTopic: 'Leave this topic',
  feeds: 'Feeds of these articles',
  follow: 'Follow the Knowledge Hub in a feed reader:',
});

export const topics = typeset({
  title: 'Popular topics',
  text: 'Pick a road. Each one leads to everything we have written on it.',
});

export const newsletter = typeset({
  title: 'The newsletter',
  text: 'New articles, changes to the rules and what the market pays, when there is something worth your break.',
  steps: [
    'Leave your email address here.',
    'Press the button in the email that we send you. The link works for 7 days.',
    'Read the next issue. Each one has a link to unsubscribe.',
  ],
  email: 'Email',
  submit: 'Subscribe',
  pending: 'Subscribing…',
  privacyBefore: 'We use your address for the newsletter only, as our',
  privacyLink: 'privacy policy',
  privacyAfter: 'explains.',
  sentTitle: 'Please check your email',
  sentBefore: 'We have sent a link to',
  sentSomewhere: 'your address',
  sentText: 'The newsletter starts once you press the button there, within 7 days.',
});

export const nextStep = typeset({
  title: 'Looking for work, or for people?',
  text: 'Either way, you talk to a consultant who knows the job from the cab to the transport office.',
  candidates: 'Work with us',
  clients: 'Hire with Us',
});
