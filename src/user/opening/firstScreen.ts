// What the first screen of somebody who is signed in needs, so that it comes in one file.
export { ChatPage } from '../chat/ChatPage';
export { Shell } from '../shell/Shell';
export { askForConversation, askForStatus } from './openingCalls';
