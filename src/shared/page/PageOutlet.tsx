import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { OpeningState } from '../opening/OpeningState';
import { useFirstPage } from './useArrivalFocus';

/** Renders the page inside a frame, which stays while the page's code loads. */
export function PageOutlet() {
  useFirstPage();
  return (
    <Suspense fallback={<OpeningState label="Loading the page" />}>
      <Outlet />
    </Suspense>
  );
}
