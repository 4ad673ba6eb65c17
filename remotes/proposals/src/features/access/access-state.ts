/** What the gate tells the visitor. A problem interrupts; a note does not. */
export interface GateMessage {
  kind: 'problem' | 'note';
  text: string;
}

export interface LockedState {
  status: 'locked';
  /** The call under way. A login may start while a stored session is still being verified. */
  pending: 'verify' | 'login' | undefined;
  message: GateMessage | undefined;
}

interface UnlockedState {
  status: 'unlocked';
  /** Why logging out did not work. */
  problem: string | undefined;
}

export type AccessState = LockedState | UnlockedState;

export type AccessEvent =
  | { type: 'verifyStarted' }
  | { type: 'verifyFailed' }
  | { type: 'loginStarted' }
  | { type: 'loginFailed'; problem: string }
  | { type: 'unlocked' }
  | { type: 'logoutFailed'; problem: string }
  | { type: 'locked'; message: GateMessage };

export const initialAccess: AccessState = { status: 'locked', pending: undefined, message: undefined };

export function accessReducer(state: AccessState, event: AccessEvent): AccessState {
  switch (event.type) {
    case 'verifyStarted':
      return { status: 'locked', pending: 'verify', message: undefined };
    case 'verifyFailed':
      return initialAccess;
    case 'loginStarted':
      return { status: 'locked', pending: 'login', message: undefined };
    case 'loginFailed':
      return { status: 'locked', pending: undefined, message: { kind: 'problem', text: event.problem } };
    case 'unlocked':
      return { status: 'unlocked', problem: undefined };
    case 'logoutFailed':
      return state.status === 'unlocked' ? { ...state, problem: event.problem } : state;
    case 'locked':
      return { status: 'locked', pending: undefined, message: event.message };
  }
}
