import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserStatus } from '../../api/user';
import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { useNavigateHere } from '../../shared/navigation/useNavigateHere';
import { userStatusKeys } from '../status/keys';
import { startUpKeys } from './keys';
import { type StepId, stepIds } from './steps';
import type { WizardPlace } from './WizardContext';
import { endProgress, isReached, keepProgress, openProgress } from './wizardProgress';

/**
 * Walks a person through the wizard. Each step is an entry of the browser's history, so that Back goes a step back too,
 * and the progress is kept for the tab, so that a reload comes back to the step.
 *
 * @param status what was done when the wizard opened; null when that could not be loaded
 */
export function useWizardProgress(status: UserStatus | null): WizardPlace {
  const userId = useAuth().user?.sub ?? '';
  const [opened] = useState(() => openProgress(userId, status));
  const [done, setDone] = useState(opened.done);
  const [passed, setPassed] = useState(opened.passed);
  const { steps } = opened;
  const { state } = useLocation();
  const navigate = useNavigateHere();
  const queryClient = useQueryClient();

  const named = stepOf(state);
  const step = named && isReached({ steps, done }, named) ? named : opened.step;
  const index = steps.indexOf(step);

  const goTo = useCallback(
    (next: StepId, { replace = false } = {}) =>
      navigate(paths.startQuestions(), { state: { step: next }, replace }),
    [navigate],
  );

  useEffect(() => keepProgress(userId, { steps, done, step, passed }), [userId, steps, done, step, passed]);

  // The entry that the person came with gets a step of its own, or Back would lead to whichever is the latest. Both
  // this and the step on screen are settled before anybody can press Next, whose press would else be undone or lost.
  useLayoutEffect(() => {
    if (named !== step) goTo(step, { replace: true });
  }, [named, step, goTo]);

  // The step on screen now, null once the wizard is gone: a save that ends late still holds the `goOn` of its own step.
  const shown = useRef<StepId | null>(null);
  useLayoutEffect(() => {
    shown.current = step;
    return () => {
      shown.current = null;
    };
  }, [step]);

  return {
    steps,
    done,
    step,
    passed,
    pass: (questionId) => setPassed((before) => [...new Set([...before, questionId])]),
    goBack: () => {
      const former = steps[index - 1];
      if (former) goTo(former);
    },
    goOn: () => {
      // Something that has taken its time, and the person has gone elsewhere meanwhile.
      if (shown.current !== step) return;
      const next = steps[index + 1];
      if (next) {
        setDone((before) => (before.includes(step) ? before : [...before, step]));
        goTo(next);
        return;
      }
      endProgress(userId);
      // What was known of the status is over; the chat's gate asks anew.
      queryClient.removeQueries({ queryKey: userStatusKeys.all() });
      queryClient.removeQueries({ queryKey: startUpKeys.all() });
      navigate(paths.chat(), { replace: true });
    },
  };
}

function stepOf(state: unknown): StepId | null {
  const step = (state as { step?: unknown } | null)?.step;
  return stepIds.find((id) => id === step) ?? null;
}
