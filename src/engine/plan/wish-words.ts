/** Tasks of people who share what they spend. */
export const sharing = /^(?:splitter|shared-costs)$/;
/** What people do beside the app, or with all of it. */
export const vague = /^(?:collect|participate|call|watch|listen|play)$/;
export const onItsWay =
  /\b(?:orders?|deliver(?:y|ies)|shipments?|parcels?|packages?|applications?|requests?|status|progress|tickets?|repairs?|claims?|complaints?|stages?)\b/;
export const playing = /^(?:play|watch|listen|stream)$/;
export const media =
  /\b(?:music|songs?|audio|audiobooks?|videos?|tracks?|podcasts?|trailers?|radio|sounds?|noise|films?|movies?|episodes?|melod(?:y|ies)|clips?)\b/;

export const documents =
  /\b(?:documents?|invoices?|resum[eé]s?|cvs?|certificates?|contracts?|letters?|proposals?|posters?|itinerar(?:y|ies)|quotes?|quotations?|receipts?|bills?|essays?|slips?|plans?|brochures?|flyers?|menus?|agreements?|papers?)\b/;
