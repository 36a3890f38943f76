/** What to say about a call that failed. One sentence is said whenever the server gives no better one. */
export type CallWords =
  | string
  | {
      readonly failed: string;
      /** Where the server has said no and not why. */
      readonly refused?: string;
      /** Where no answer came in time. */
      readonly late?: string;
    };

const unread = 'It could not be read. Reload the page, or try again in a moment.';
const unsaved = 'Nothing was changed. Please try again.';
const codeUnchecked = 'The code could not be checked. Please try again.';
const unreadPasskey = 'The passkey could not be used. Please try again, or sign in another way.';
const signInLate = 'Sign in is taking longer than expected. Please try again.';
const notSignedIn = 'You could not be signed in. Please try again in a moment.';
const notCreated = 'Could not create the account. Please try again.';
const unsentMail = 'The link could not be sent. Please try again in a minute.';
const brokenLink = 'This link does not work any more. Ask for a new one.';

/**
 * Every call of the web app that somebody hears of when it fails, with its own last words. A test looks for the calls in
 * the sources and feeds each with every kind of failure, so that none is added without words.
 */
export const calls = {
  // Server functions, by their names.
  'functions/admin-ban-user': unsaved,
  'functions/admin-delete-user': 'The account was not deleted. Please try again.',
  'functions/admin-end-sessions': 'The sessions were not ended. Please try again.',
  'functions/admin-get-user': unread,
  'functions/admin-list-audit': unread,
  'functions/admin-list-outbox': unread,
  'functions/admin-list-requests': unread,
  'functions/admin-list-users': unread,
  'functions/admin-read-outbox': unread,
  'functions/admin-set-grant': unsaved,
  'functions/admin-set-request': unsaved,
  'functions/admin-set-role': unsaved,
  'functions/admin-set-subscription': unsaved,
  'functions/admin-signup': notCreated,
  'functions/ask-model': 'The model could not be asked. Please try again.',
  'functions/build-desktop-project': 'The project could not be made. Please try again.',
  'functions/cancel-version': 'It was not stopped. Please try again.',
  'functions/change-schedule': 'It was not changed. Please try again.',
  'functions/check-app-domain': 'The domain could not be looked up. Please try again in a minute.',
  'functions/check-strategic-access': unread,
  'functions/check-subscription': 'Your plan could not be looked up. Please try again.',
  'functions/consent-to-tool': 'Your choice was not saved. Please try again.',
  'functions/correct-reading': 'Your correction was not taken up. Please try again.',
  'functions/create-personal-key': 'The key was not made. Please try again.',
  'functions/delete-app': 'The app was not deleted. Please try again.',
  'functions/delete-my-account': 'Your account was not deleted. Please try again.',
  'functions/download-app': 'The download could not be made. Please try again.',
  'functions/duplicate-app': 'The copy could not be made. Please try again.',
  'functions/edit-app-code': 'Your change was not saved. Please try again.',
  'functions/edit-app-plan': 'Your change was not saved. Please try again.',
  'functions/end-session': 'Failed to sign out',
  'functions/enhanced-app-preview': 'The pictures could not be made. Please try again.',
  'functions/export-my-data': 'Your data could not be collected. Please try again.',
  'functions/fill-agent-form': 'The text could not be read. Please try again.',
  'functions/generate-app': 'Failed to generate app. Please try again.',
  'functions/import-app': 'The app could not be taken in. Please try again.',
  'functions/issue-certificate': 'The certificate was not made. Your test is kept; please try again.',
  'functions/list-model-connections': unread,
  'functions/list-model-keys': unread,
  'functions/list-models': unread,
  'functions/list-personal-keys': unread,
  'functions/list-schedules': unread,
  'functions/list-sessions': unread,
  'functions/list-tool-servers': unread,
  'functions/list-tools-of-servers': 'The tools could not be read. Please try again.',
  'functions/list-versions': 'Your app could not be read. Please try again.',
  'functions/look-at-sign-in': 'The sign-in could not be looked up. The link stays good: please try again.',
  'functions/model-usage': unread,
  'functions/plan-again': 'The app was not planned again. Please try again.',
  'functions/propose-address': 'No address could be looked up. Write one yourself, or try again.',
  'functions/publish-app': 'The app was not published. Please try again.',
  'functions/publish-course': 'The course was not published. Your draft is kept; please try again.',
  'functions/read-certificate': 'The certificate could not be looked up. Please try again.',
  'functions/read-shared-app': 'The app could not be read. Please try again.',
  'functions/read-shared-conversation': 'What was shared could not be read. Please try again.',
  'functions/read-shared-deck': 'The deck could not be read. Please try again.',
  'functions/read-shared-run': 'What was shared could not be read. Please try again.',
  'functions/remove-model-connection': 'The model is still there. Please try again.',
  'functions/remove-model-key': 'Your key is still there. Please try again.',
  'functions/remove-tool-server': 'The tool server is still there. Please try again.',
  'functions/report-sign-in': 'Nothing was changed. Try again in a moment.',
  'functions/restore-version': 'The version was not brought back. Please try again.',
  'functions/revise-app': 'Your change was not made. Please try again.',
  'functions/revoke-personal-key': 'The key was not removed. Please try again.',
  'functions/save-model-connection': 'The model was not saved. Please try again.',
  'functions/save-model-key': 'Your key was not saved. Please try again.',
  'functions/save-tool-server': 'The tool server was not saved. Please try again.',
  'functions/schedule-run': 'It was not set up. Please try again.',
  'functions/send-request': 'Your request was not sent. Please try again.',
  'functions/set-app-domain': 'The domain was not saved. Please try again.',
  'functions/set-course-state': unsaved,
  'functions/set-model-limits': unsaved,
  'functions/share-app': 'The links could not be read or made. Please try again.',
  'functions/share-conversation': 'The links could not be read or made. Please try again.',
  'functions/share-deck': 'The links could not be read or made. Please try again.',
  'functions/share-run': 'The links could not be read or made. Please try again.',
  'functions/simple-password-reset': 'Failed to send reset email. Please try again.',
  'functions/suggest-changes': unread,
  'functions/system-health-check': 'The state of the server could not be read. Please try again.',
  'functions/test-model-connection': 'The connection could not be tested. Please try again.',
  'functions/test-tool-server': 'The tool server could not be tested. Please try again.',
  'functions/try-app': 'The app could not be made. Please try again.',
  'functions/try-tool-server': 'The tool server could not be tried. Please try again.',
  'functions/unpublish-app': 'The app is still published. Please try again.',
  'functions/unshare-app': 'The link still works. Please try again.',
  'functions/unshare-conversation': 'The link still works. Please try again.',
  'functions/unshare-deck': 'The link still works. Please try again.',
  'functions/unshare-run': 'The link still works. Please try again.',
  'functions/upscale-image': 'The picture could not be enlarged. Please try again.',
  'functions/write-narrative': 'No text was written. Please try again.',

  // The data API, by table and what is done to it.
  'rest/academy_courses select': unread,
  'rest/academy_course_versions select': 'The course could not be read. Please try again.',
  'rest/apps select': 'Your apps could not be read. Please try again.',
  'rest/apps update': 'It could not be saved. Please try again.',
  'rest/app_versions select': 'This version could not be read. Please try again.',
  'rest/app_site_visits select': unread,
  'rest/app_addresses select': unread,
  'rest/app_sites select': unread,
  'rest/app_visitors select': unread,
  'rest/app_visitors update': unsaved,
  'rest/app_visitors delete': 'The visitor was not removed. Please try again.',
  'rest/app_collections select': unread,
  'rest/app_records select': unread,
  'rest/app_records update': 'The record was not deleted. Please try again.',
  'rest/reading_corrections select': unread,
  'rest/reading_corrections delete': 'Your corrections are still there. Please try again.',
  /** Whatever is kept on the device first and sent later. */
  'rest/collections': 'It was not taken by the server. Try again, or discard it.',

  // The auth server, by what its client calls it.
  'auth/signInWithPassword': {
    failed: notSignedIn,
    refused: 'Invalid email or password',
    late: signInLate,
  },
  'auth/signUp': notCreated,
  'auth/signInWithOAuth': notSignedIn,
  'auth/signOut': 'Failed to sign out',
  'auth/setSession': brokenLink,
  'auth/updateUser password': 'The password was not changed. Please try again.',
  'auth/updateUser email': 'Your address was not changed. Please try again.',
  'auth/reauthenticate': 'The code could not be sent. Please try again in a minute.',
  'auth/resend': unsentMail,
  'auth/getUserIdentities': unread,
  'auth/linkIdentity': 'The account was not linked. Please try again.',
  'auth/unlinkIdentity': 'The account was not unlinked. Please try again.',
  'auth/mfa.listFactors': unread,
  'auth/mfa.enroll': 'It could not be added. Please try again.',
  'auth/mfa.unenroll': 'It was not removed. Please try again.',
  'auth/mfa.challenge': 'The code could not be sent. Please try again.',
  'auth/mfa.verify': codeUnchecked,
  'auth/mfa.challengeAndVerify': codeUnchecked,
  'auth/passkey.list': unread,
  'auth/passkey.startAuthentication': unreadPasskey,
  'auth/passkey.verifyAuthentication': unreadPasskey,
  'auth/passkey.startRegistration': 'The passkey could not be added. Please try again.',
  'auth/passkey.verifyRegistration': 'The passkey could not be added. Please try again.',
  'auth/passkey.update': 'The name was not changed. Please try again.',
  'auth/passkey.delete': 'The passkey was not removed. Please try again.',
  'auth/oauth.listGrants': unread,
  'auth/oauth.revokeGrant': 'The app still has access. Please try again.',
  'auth/oauth.getAuthorizationDetails': 'The request could not be read. Please try again.',
  'auth/oauth.approveAuthorization': 'Your answer was not sent. Please try again.',
  'auth/oauth.denyAuthorization': 'Your answer was not sent. Please try again.',
  'auth/oauth.listClients': unread,
  'auth/oauth.createClient': 'The app was not registered. Please try again.',
  'auth/oauth.updateClient': unsaved,
  'auth/oauth.deleteClient': 'The app was not deleted. Please try again.',
  'auth/oauth.regenerateClientSecret': 'The secret stays as it was. Please try again.',

  // The auth server, by address: what its client has no call for.
  'auth/GET /recovery-codes': unread,
  'auth/POST /recovery-codes': 'No new codes were made. Please try again.',
  'auth/POST /recovery-codes/verify': codeUnchecked,
  'auth/POST /passkeys/signup/options': notCreated,
  'auth/POST /passkeys/signup/verify': notCreated,
  'auth/POST /invite': 'The invitation was not sent. Please try again.',
  'auth/POST /handover': 'The sign-in could not be finished. Sign in again.',
} as const satisfies Record<string, CallWords>;

export type CallName = keyof typeof calls;

/** Calls that nobody hears of, each with the reason why that is right. */
export const quietCalls: Readonly<Record<string, string>> = {
  'auth/getSession': 'It reads what this browser keeps; a server that is away changes nothing about it.',
  'auth/getUser': 'It asks whether the session still stands; the end of one is told by whoever follows it.',
  'auth/refreshSession':
    'It comes after a change that was told already; the session renews itself later, too.',
  'auth/onAuthStateChange': 'It asks nobody.',
  'auth/GET /settings': 'It says which ways in there are; the form for a password is there without it.',
  'GET /health': 'The panel about the server says in its own words that no answer came.',
  'rpc/*': 'A check of access that fails means no access.',
};
