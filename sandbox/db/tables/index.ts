export * from './mails';
export * from './trelloCards';
export * from './wordpressPosts';
