// written by scripts/registry; do not edit
import { type AcademyCourseDraftsTable, table as table0 } from './tables/academy-course-drafts.ts';
import { type AcademyCourseVersionsTable, table as table1 } from './tables/academy-course-versions.ts';
import { type AcademyCoursesTable, table as table2 } from './tables/academy-courses.ts';
import { type AcademyProgressTable, table as table3 } from './tables/academy-progress.ts';
import { type AgentRunSharesTable, table as table4 } from './tables/agent-run-shares.ts';
import { type AgentRunsTable, table as table5 } from './tables/agent-runs.ts';
import { type AgentSchedulesTable, table as table6 } from './tables/agent-schedules.ts';
import { type AppAddressesTable, table as table7 } from './tables/app-addresses.ts';
import { type AppCollectionsTable, table as table8 } from './tables/app-collections.ts';
import { type AppDataStateTable, table as table9 } from './tables/app-data-state.ts';
import { type AppDataWritesTable, table as table10 } from './tables/app-data-writes.ts';
import { type AppDomainsTable, table as table11 } from './tables/app-domains.ts';
import { type AppGuestSharesTable, table as table12 } from './tables/app-guest-shares.ts';
import { type AppRecordSourcesTable, table as table13 } from './tables/app-record-sources.ts';
import { type AppRecordsTable, table as table14 } from './tables/app-records.ts';
import { type AppSharesTable, table as table15 } from './tables/app-shares.ts';
import { type AppSiteVisitsTable, table as table16 } from './tables/app-site-visits.ts';
import { type AppSitesTable, table as table17 } from './tables/app-sites.ts';
import { type AppVersionsTable, table as table18 } from './tables/app-versions.ts';
import { type AppVisitorSessionsTable, table as table19 } from './tables/app-visitor-sessions.ts';
import { type AppVisitorsTable, table as table20 } from './tables/app-visitors.ts';
import { type AppsTable, table as table21 } from './tables/apps.ts';
import { type AskConversationSharesTable, table as table22 } from './tables/ask-conversation-shares.ts';
import { type AskConversationsTable, table as table23 } from './tables/ask-conversations.ts';
import { type AuditLogTable, table as table24 } from './tables/audit-log.ts';
import { type AuthFlowStatesTable, table as table25 } from './tables/auth.flow-states.ts';
import { type AuthHandoversTable, table as table26 } from './tables/auth.handovers.ts';
import { type AuthIdentitiesTable, table as table27 } from './tables/auth.identities.ts';
import { type AuthKnownDevicesTable, table as table28 } from './tables/auth.known-devices.ts';
import { type AuthKnownPlacesTable, table as table29 } from './tables/auth.known-places.ts';
import { type AuthMfaAmrClaimsTable, table as table30 } from './tables/auth.mfa-amr-claims.ts';
import { type AuthMfaChallengesTable, table as table31 } from './tables/auth.mfa-challenges.ts';
import { type AuthMfaFactorsTable, table as table32 } from './tables/auth.mfa-factors.ts';
import { type AuthOauthAuthorizationsTable, table as table33 } from './tables/auth.oauth-authorizations.ts';
import { type AuthOauthClientsTable, table as table34 } from './tables/auth.oauth-clients.ts';
import { type AuthOauthGrantsTable, table as table35 } from './tables/auth.oauth-grants.ts';
import { type AuthOauthRefreshTokensTable, table as table36 } from './tables/auth.oauth-refresh-tokens.ts';
import { type AuthOneTimeTokensTable, table as table37 } from './tables/auth.one-time-tokens.ts';
import { type AuthPersonalKeysTable, table as table38 } from './tables/auth.personal-keys.ts';
import { type AuthRateLimitsTable, table as table39 } from './tables/auth.rate-limits.ts';
import { type AuthRecoveryCodesTable, table as table40 } from './tables/auth.recovery-codes.ts';
import { type AuthRefreshTokensTable, table as table41 } from './tables/auth.refresh-tokens.ts';
import { type AuthRevocationsTable, table as table42 } from './tables/auth.revocations.ts';
import { type AuthServiceKeyGenerationTable, table as table43 } from './tables/auth.service-key-generation.ts';
import { type AuthSessionsTable, table as table44 } from './tables/auth.sessions.ts';
import { type AuthSignInNoticesTable, table as table45 } from './tables/auth.sign-in-notices.ts';
import { type AuthSigningKeysTable, table as table46 } from './tables/auth.signing-keys.ts';
import { type AuthUsedIdTokensTable, table as table47 } from './tables/auth.used-id-tokens.ts';
import { type AuthUsersTable, table as table48 } from './tables/auth.users.ts';
import { type AuthWebauthnChallengesTable, table as table49 } from './tables/auth.webauthn-challenges.ts';
import { type AuthWebauthnCredentialsTable, table as table50 } from './tables/auth.webauthn-credentials.ts';
import { type BuildsTable, table as table51 } from './tables/builds.ts';
import { type CertificatesTable, table as table52 } from './tables/certificates.ts';
import { type CurriculumPlansTable, table as table53 } from './tables/curriculum-plans.ts';
import { type CustomToolsTable, table as table54 } from './tables/custom-tools.ts';
import { type EarlyChildrenTable, table as table55 } from './tables/early-children.ts';
import { type EarlyDaysTable, table as table56 } from './tables/early-days.ts';
import { type FeatureGrantsTable, table as table57 } from './tables/feature-grants.ts';
import { type InternalIdempotencyKeysTable, table as table58 } from './tables/internal.idempotency-keys.ts';
import { type InternalInstallationSecretsTable, table as table59 } from './tables/internal.installation-secrets.ts';
import { type InternalSealedMailsTable, table as table60 } from './tables/internal.sealed-mails.ts';
import { type JournalEntriesTable, table as table61 } from './tables/journal-entries.ts';
import { type JournalKeysTable, table as table62 } from './tables/journal-keys.ts';
import { type JournalPhotosTable, table as table63 } from './tables/journal-photos.ts';
import { type ModelConnectionsTable, table as table64 } from './tables/model-connections.ts';
import { type ModelKeysTable, table as table65 } from './tables/model-keys.ts';
import { type ModelLimitsTable, table as table66 } from './tables/model-limits.ts';
import { type ModelRulesTable, table as table67 } from './tables/model-rules.ts';
import { type ModelUsageTable, table as table68 } from './tables/model-usage.ts';
import { type NoticeMarksTable, table as table69 } from './tables/notice-marks.ts';
import { type OwnResourcesTable, table as table70 } from './tables/own-resources.ts';
import { type ProfilesTable, table as table71 } from './tables/profiles.ts';
import { type ReadingCorrectionsTable, table as table72 } from './tables/reading-corrections.ts';
import { type RequestsTable, table as table73 } from './tables/requests.ts';
import { type StudyDeckSharesTable, table as table74 } from './tables/study-deck-shares.ts';
import { type StudyDecksTable, table as table75 } from './tables/study-decks.ts';
import { type StudyNotesTable, table as table76 } from './tables/study-notes.ts';
import { type StudyPagesTable, table as table77 } from './tables/study-pages.ts';
import { type StudyPicturesTable, table as table78 } from './tables/study-pictures.ts';
import { type StudyReviewsTable, table as table79 } from './tables/study-reviews.ts';
import { type SubscriptionsTable, table as table80 } from './tables/subscriptions.ts';
import { type ToolConsentsTable, table as table81 } from './tables/tool-consents.ts';
import { type ToolServerLooksTable, table as table82 } from './tables/tool-server-looks.ts';
import { type ToolServersTable, table as table83 } from './tables/tool-servers.ts';
import { type UserRolesTable, table as table84 } from './tables/user-roles.ts';

export interface Schema {
  academy_course_drafts: AcademyCourseDraftsTable;
  academy_course_versions: AcademyCourseVersionsTable;
  academy_courses: AcademyCoursesTable;
  academy_progress: AcademyProgressTable;
  agent_run_shares: AgentRunSharesTable;
  agent_runs: AgentRunsTable;
  agent_schedules: AgentSchedulesTable;
  app_addresses: AppAddressesTable;
  app_collections: AppCollectionsTable;
  app_data_state: AppDataStateTable;
  app_data_writes: AppDataWritesTable;
  app_domains: AppDomainsTable;
  app_guest_shares: AppGuestSharesTable;
  app_record_sources: AppRecordSourcesTable;
  app_records: AppRecordsTable;
  app_shares: AppSharesTable;
  app_site_visits: AppSiteVisitsTable;
  app_sites: AppSitesTable;
  app_versions: AppVersionsTable;
  app_visitor_sessions: AppVisitorSessionsTable;
  app_visitors: AppVisitorsTable;
  apps: AppsTable;
  ask_conversation_shares: AskConversationSharesTable;
  ask_conversations: AskConversationsTable;
  audit_log: AuditLogTable;
  'auth.flow_states': AuthFlowStatesTable;
  'auth.handovers': AuthHandoversTable;
  'auth.identities': AuthIdentitiesTable;
  'auth.known_devices': AuthKnownDevicesTable;
  'auth.known_places': AuthKnownPlacesTable;
  'auth.mfa_amr_claims': AuthMfaAmrClaimsTable;
  'auth.mfa_challenges': AuthMfaChallengesTable;
  'auth.mfa_factors': AuthMfaFactorsTable;
  'auth.oauth_authorizations': AuthOauthAuthorizationsTable;
  'auth.oauth_clients': AuthOauthClientsTable;
  'auth.oauth_grants': AuthOauthGrantsTable;
  'auth.oauth_refresh_tokens': AuthOauthRefreshTokensTable;
  'auth.one_time_tokens': AuthOneTimeTokensTable;
  'auth.personal_keys': AuthPersonalKeysTable;
  'auth.rate_limits': AuthRateLimitsTable;
  'auth.recovery_codes': AuthRecoveryCodesTable;
  'auth.refresh_tokens': AuthRefreshTokensTable;
  'auth.revocations': AuthRevocationsTable;
  'auth.service_key_generation': AuthServiceKeyGenerationTable;
  'auth.sessions': AuthSessionsTable;
  'auth.sign_in_notices': AuthSignInNoticesTable;
  'auth.signing_keys': AuthSigningKeysTable;
  'auth.used_id_tokens': AuthUsedIdTokensTable;
  'auth.users': AuthUsersTable;
  'auth.webauthn_challenges': AuthWebauthnChallengesTable;
  'auth.webauthn_credentials': AuthWebauthnCredentialsTable;
  builds: BuildsTable;
  certificates: CertificatesTable;
  curriculum_plans: CurriculumPlansTable;
  custom_tools: CustomToolsTable;
  early_children: EarlyChildrenTable;
  early_days: EarlyDaysTable;
  feature_grants: FeatureGrantsTable;
  'internal.idempotency_keys': InternalIdempotencyKeysTable;
  'internal.installation_secrets': InternalInstallationSecretsTable;
  'internal.sealed_mails': InternalSealedMailsTable;
  journal_entries: JournalEntriesTable;
  journal_keys: JournalKeysTable;
  journal_photos: JournalPhotosTable;
  model_connections: ModelConnectionsTable;
  model_keys: ModelKeysTable;
  model_limits: ModelLimitsTable;
  model_rules: ModelRulesTable;
  model_usage: ModelUsageTable;
  notice_marks: NoticeMarksTable;
  own_resources: OwnResourcesTable;
  profiles: ProfilesTable;
  reading_corrections: ReadingCorrectionsTable;
  requests: RequestsTable;
  study_deck_shares: StudyDeckSharesTable;
  study_decks: StudyDecksTable;
  study_notes: StudyNotesTable;
  study_pages: StudyPagesTable;
  study_pictures: StudyPicturesTable;
  study_reviews: StudyReviewsTable;
  subscriptions: SubscriptionsTable;
  tool_consents: ToolConsentsTable;
  tool_server_looks: ToolServerLooksTable;
  tool_servers: ToolServersTable;
  user_roles: UserRolesTable;
}

export const tables = [
  table0,
  table1,
  table2,
  table3,
  table4,
  table5,
  table6,
  table7,
  table8,
  table9,
  table10,
  table11,
  table12,
  table13,
  table14,
  table15,
  table16,
  table17,
  table18,
  table19,
  table20,
  table21,
  table22,
  table23,
  table24,
  table25,
  table26,
  table27,
  table28,
  table29,
  table30,
  table31,
  table32,
  table33,
  table34,
  table35,
  table36,
  table37,
  table38,
  table39,
  table40,
  table41,
  table42,
  table43,
  table44,
  table45,
  table46,
  table47,
  table48,
  table49,
  table50,
  table51,
  table52,
  table53,
  table54,
  table55,
  table56,
  table57,
  table58,
  table59,
  table60,
  table61,
  table62,
  table63,
  table64,
  table65,
  table66,
  table67,
  table68,
  table69,
  table70,
  table71,
  table72,
  table73,
  table74,
  table75,
  table76,
  table77,
  table78,
  table79,
  table80,
  table81,
  table82,
  table83,
  table84,
] as const;
