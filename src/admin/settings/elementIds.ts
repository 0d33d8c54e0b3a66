import type { SettingParams } from './useSettingParams';

/** The ids of what the focus moves to on the settings screen. */
export const viewerTitleId = 'setting-title';
export const editorTitleId = 'setting-editor-title';
export const newVersionId = 'setting-new-version';
export const viewId = (settingId: number) => `setting-view-${settingId}`;
export const editId = (versionId: number) => `setting-edit-${versionId}`;

/** Where the focus goes after a change of the address: to what has come, or back to what led to what has gone. */
export function focusTargets(former: SettingParams, { setting, version }: SettingParams): string[] {
  if (setting === null) return former.setting === null ? [] : [viewId(former.setting)];
  if (version !== null) return [editorTitleId];
  if (setting !== former.setting || former.version === null) return [viewerTitleId];
  return [former.version === 'new' ? newVersionId : editId(former.version), viewerTitleId];
}
