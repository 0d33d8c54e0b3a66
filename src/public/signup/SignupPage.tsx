import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AlreadyRegistered } from './AlreadyRegistered';
import { SignupForm } from './SignupForm';
import { SignupThanks } from './SignupThanks';
import type { SignedUp } from './useSignUp';

/** The public sign-up page: input, then thanks or 'already registered' (spec 2 and 4, Sign-up). */
export function SignupPage() {
  const [done, setDone] = useState<SignedUp | null>(null);
  const giveAnother = () => {
    flushSync(() => setDone(null));
    document.getElementsByName('email')[0]?.focus();
  };
  if (done?.outcome === 'thanks') return <SignupThanks email={done.email} />;
  if (done) return <AlreadyRegistered onBack={giveAnother} />;
  return <SignupForm onDone={setDone} />;
}
