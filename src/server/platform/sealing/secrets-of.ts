import type { Config } from '../config/config.ts'
import { houseSecret } from './house-secret.ts'

/** What the house seals with: what its operator set, else, in development alone, a secret of the data folder. */
export async function secretsOf(config: Pick<Config, 'secret' | 'previousSecret' | 'dataDirectory'>) {
  const { previousSecret, dataDirectory } = config
  return { secret: config.secret ?? (await houseSecret(dataDirectory)), previousSecret }
}
