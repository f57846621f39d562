// Writes dist/post.js, the file that action.yml names for the end of a job. Step and post step are
// one bundle, distinguished by the name of the started file: unlike a saved state, no
// environment variable can forge it.
import { writeFileSync } from 'node:fs'

writeFileSync(
  'dist/post.js',
  "// The post step: src/index.ts sees that this file was started.\nimport './index.js'\n",
)
