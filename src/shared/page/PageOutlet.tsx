import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingState } from '../../ui/states/LoadingState';
import { useFirstPage } from './useArrivalFocus';

/** Renders the page inside a frame, which stays while the page's code loads. */
export function PageOutlet() {
  useFirstPage();
  return (
    <Suspense fallback={<LoadingState label="Loading the page" />}>
      <Outlet />
    </Suspense>
  );
}
