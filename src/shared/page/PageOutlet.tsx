import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingState } from '../../ui/states/LoadingState';
import { useFirstPage } from './useArrivalFocus';

/** The place of the page inside a frame. The frame stays while the page's code is on its way. */
export function PageOutlet() {
  useFirstPage();
  return (
    <Suspense fallback={<LoadingState label="Loading the page" />}>
      <Outlet />
    </Suspense>
  );
}
