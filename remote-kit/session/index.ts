export { accessAction, defineAccess, type Access, type AuthCall } from './access.ts';
export { PasswordInput } from './password-input.tsx';
export { SignInForm } from './sign-in-form.tsx';
export { useSession, type Session } from './use-session.ts';
