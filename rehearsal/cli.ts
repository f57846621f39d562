// Plays workflows with the runner `act` against local stand-ins of the service and of GitHub.
import { command } from './command.js'

const NO_ACT = `act is not on PATH. Install it with \`brew install act\`, \`winget install nektos.act\` or
\`go install github.com/nektos/act@v0.2.89\` (https://nektosact.com/installation), or set its path: ACT=/path/to/act npm run act`

try {
  if (!(await command(process.argv.slice(2)))) process.exitCode = 1
} catch (error) {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  console.error(code === 'ENOENT' && syscall?.startsWith('spawn') ? NO_ACT : message)
  process.exitCode = 2
}
