import { contactsFor } from '../../api/help/contactsFor';
import { placeOf } from '../../api/help/placeOf';
import { HelpContacts } from '../../shared/help/HelpContacts';

/** Whom somebody in need can turn to where this device's clock says that they are. Nothing is sent anywhere. */
export function HelpNearby() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <p>
        This is a computer program. If you or somebody else is in danger, call your local emergency number.
        These people are there for you, too:
      </p>
      <HelpContacts contacts={contactsFor('danger', placeOf(timeZone, navigator.languages), 'en')} />
    </>
  );
}
