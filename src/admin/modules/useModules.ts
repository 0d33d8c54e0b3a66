import { useQueryClient } from '@tanstack/react-query';
import { changeModule, listModules, type Module } from '../../api/admin/modules';
import { keepUnread } from '../../api/list';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { changeCached } from '../../shared/query/changeCached';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { modulesKeys } from './keys';

/** The module of this id belongs to the assistant itself and is not shown (staff 2, Modules). */
const hiddenId = 1;

/** The modules that staff may see. */
export const useModules = () =>
  useCallQuery(modulesKeys.list(), listModules, undefined, {
    ...cachePolicy.amongColleagues,
    select: (modules) =>
      modules &&
      keepUnread(
        modules,
        modules.filter(({ id }) => id !== hiddenId),
      ),
  });

/** Turns a module on or off; after a failure it is as before (D-78). */
export function useChangeModule() {
  const queries = useQueryClient();
  return useCallMutation(changeModule, {
    onSuccess: (_, { params, body }) =>
      changeCached<Module[]>(queries, modulesKeys.list(), (modules) =>
        modules?.map((module) => (module.id === params.id ? { ...module, ...body } : module)),
      ),
  });
}
