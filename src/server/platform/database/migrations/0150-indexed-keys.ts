import { type Kysely, sql } from 'kysely'

/**
 * Each foreign key begins an index: without one PostgreSQL reads the whole table for every row that goes from the table it leads
 * to, which made a departure from a large house last minutes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index characters_of_job on characters (job_id);
    create index characters_of_picture on characters (picture_file_id);
    create index characters_of_photo on characters (photo_file_id) where photo_file_id is not null;
    create index credit_holds_of_user on credit_holds (user_id);
    create index targets_of_session on targets (session_id);
    create index sandbox_checkouts_of_customer on sandbox_checkouts (customer_id);
    create index sandbox_payments_of_checkout on sandbox_payments (checkout_id);
    create index sandbox_payments_of_subscription on sandbox_payments (subscription_id);
    create index sandbox_portals_of_customer on sandbox_portals (customer_id);
    create index sandbox_subscriptions_of_customer on sandbox_subscriptions (customer_id);
  `.execute(database)
}
