import { listSettings } from '../../api/admin/settings';
import type { FirstCalls } from '../../shared/query/askAhead';
import { QueryView } from '../../shared/query/QueryView';
import { OpenItem } from '../shared/OpenItem';
import { StaffPage } from '../shared/StaffPage';
import { UnreadNote } from '../shared/UnreadNote';
import { useFocusOnChange } from '../shared/useFocusOnChange';
import { focusTargets } from './elementIds';
import { settingsKeys } from './keys';
import { SettingsList } from './SettingsList';
import styles from './SettingsPage.module.css';
import { SettingViewer } from './SettingViewer';
import { useSettingParams } from './useSettingParams';
import { useSettings } from './useSettings';
import { VersionEditor } from './VersionEditor';

/** What staff can set while everything runs, with former values and those to come (staff 2, Settings). */
export function SettingsPage() {
  const settings = useSettings();
  const [address, change, hrefWith] = useSettingParams();
  useFocusOnChange(address, (former) => focusTargets(former, address));

  const { setting: settingId, version: edited } = address;

  return (
    <StaffPage title="Settings" refreshes={settings}>
      <QueryView query={settings} loading="Loading the settings" failed="The settings could not be loaded">
        {(loaded) => (
          <div className={styles.room}>
            <div className={settingId === null ? undefined : styles.beside}>
              <div>
                <UnreadNote items="settings" list={loaded} />
                <SettingsList
                  settings={loaded}
                  viewedId={settingId}
                  onView={(id) => change({ setting: id, version: null })}
                  hrefOf={(id) => hrefWith({ setting: id, version: null })}
                />
              </div>
              {settingId !== null && (
                <OpenItem
                  id={settingId}
                  list={loaded}
                  noun="setting"
                  missing="Choose another one from the list."
                >
                  {(setting) =>
                    edited === null ? (
                      <SettingViewer setting={setting} onEdit={(version) => change({ version })} />
                    ) : (
                      <VersionEditor
                        key={edited}
                        setting={setting}
                        edited={edited}
                        onClose={() => change({ version: null }, { replace: true })}
                      />
                    )
                  }
                </OpenItem>
              )}
            </div>
          </div>
        )}
      </QueryView>
    </StaffPage>
  );
}

export const firstCalls: FirstCalls = (ask) => ask(settingsKeys.list(), listSettings);
