import { INVITATION_EXPIRED, INVITATION_UNKNOWN, STAFF_ONLY } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { requireSession } from '../../../../mocks/sessions.ts';
import { requireInvitation, WELCOME_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const CHALLENGE = btoa('mock-challenge').replaceAll('=', '');

export const mock = mockEndpoint(endpoint, {
  operation,
  answer(caller) {
    const { input, request } = caller;
    const { hostname } = new URL(request.url);
    if (input.for === 'sign-in')
      return { options: { rpId: hostname, challenge: CHALLENGE, timeout: 60_000, userVerification: 'required' } };
    if (input.for === 'invitation') requireInvitation(input);
    else requireSession(caller, 'staff');
    return {
      options: {
        challenge: CHALLENGE,
        rp: { name: 'The mocked site', id: hostname },
        user: { id: btoa('MOCKRBN3'), name: 'robin@agency.example', displayName: 'Robin Ellis' },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    };
  },
  refusals: { 401: STAFF_ONLY, 404: INVITATION_UNKNOWN, 410: INVITATION_EXPIRED },
  refusedInput: { body: { for: 'invitation', token: '' }, fields: ['token'] },
  shows: {
    page: WELCOME_PAGE,
    how: 'Press “Create a passkey”, and make one as the browser asks.',
    sees: {
      ready: 'The browser asks for a passkey.',
      400: '“The passkey was not created”.',
    },
    fails: '“The passkey was not created”, and why.',
    waits: 'The button says “Waiting for your passkey…”.',
  },
});
