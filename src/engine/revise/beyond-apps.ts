/** What no app that is made here can do, and why. Nothing stands in for it. */
const beyond: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:undo|revert|go back|take (?:it|that|this) back|restore)\b/i,
    'Press Undo below the last change to take it back; older versions are under Versions.',
  ],
  [
    /^(?:add|include|enable|allow)\s+(?:an?\s|the\s)?search(?:\s(?:bar|box|field|function))?$/i,
    'Every list can be searched already.',
  ],
  [
    /\b(?:send|sends|sending|get|receive)\b.*\b(?:e-?mails?|sms|texts?|text messages?|fax(?:es)?|push|whatsapp|letters?|messages? to|reminders?|notifications?)\b|\b(?:e-?mail|text|notify|remind|fax|phone|whatsapp)\s+(?:me|us|them|him|her|people|everyone|customers?|clients?|members?|users?|the)\b/i,
    'Apps send no messages to the outside: no email, no SMS, no fax.',
  ],
  [
    /\b(?:connect|integrate|sync|synchroni[sz]e|link|import|pull|hook)\b.*\b(?:google|outlook|stripe|paypal|shopify|instagram|facebook|whatsapp|slack|zapier|excel online|salesforce|quickbooks|xero|twitter|api|bank|apple|alexa|calendar of)\b/i,
    'Apps are not connected to services of others.',
  ],
  [
    /\b(?:stripe|paypal|credit cards?|debit cards?|apple pay|google pay|online payments?|real payments?|take payments?|charge (?:their|the|a) cards?)\b/i,
    'Apps take no real payments.',
  ],
  [
    /\b(?:chat ?gpt|artificial intelligence|\bai\b|machine learning|face recognition|voice (?:control|assistant)|speech recognition)\b/i,
    'Apps have no artificial intelligence in them.',
  ],
  [
    /\b(?:app ?store|play ?store|ios app|android app|native app)\b/i,
    'Apps are web apps; they can be put on the home screen of a phone, and are in no store.',
  ],
  [
    /\btranslate\b|\b(?:in|into|to)\s+(?:german|french|spanish|italian|polish|turkish|arabic|chinese|portuguese|dutch|japanese)\b/i,
    'Texts are not translated. Each text can be changed by itself.',
  ],
  [
    /\b(?:automatic(?:ally)?|by itself|every (?:night|morning|monday|hour)|at midnight)\b.*\b(?:back ?up|post|publish|order|pay|call|print)\b/i,
    'Apps do nothing while nobody has them open.',
  ],
  [
    /\b(?:bigger|smaller|larger|wider|narrower|taller|huge|tiny)\b/i,
    'Sizes are not changed by a sentence: they fit the screen of whoever looks.',
  ],
  [/\b(?:logo|favicon)\b/i, 'A logo is no part of an app yet: its name stands there.'],
  [
    /\b(?:video call|live ?stream|gps tracking|bluetooth|nfc|scan(?:ner)? (?:bar|qr))\b/i,
    'Apps cannot do this.',
  ],
];

/** Why a clause asks for something that no app can do; undefined where it does not. */
export function beyondApps(text: string): string | undefined {
  return beyond.find(([pattern]) => pattern.test(text))?.[1];
}
