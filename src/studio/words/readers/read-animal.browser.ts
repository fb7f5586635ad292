type Late = typeof import('./read-animal.ts')

/** What `read-animal.ts` is in browsers: nothing until `loadAnimals`; no text that names an animal is read before. */
export let readAnimal: Late['readAnimal'] = () => undefined
export let readAnimalBefore: Late['readAnimalBefore'] = () => {}

export async function loadAnimals(): Promise<void> {
  const late = await import('./read-animal.ts')
  readAnimal = late.readAnimal
  readAnimalBefore = late.readAnimalBefore
}
