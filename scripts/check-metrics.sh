#!/usr/bin/env bash
# Checks the metrics against Prometheus' own tools: promtool reads what is written, a real Pushgateway takes a push.
# Needs Go; the versions are in scripts/tools/go.mod. Set PROMTOOL and PUSHGATEWAY to use binaries that are there already.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -z "${PROMTOOL:-}" || -z "${PUSHGATEWAY:-}" ]]; then
  tools=$(mktemp -d)
  trap 'rm -rf "$tools"' EXIT
  go -C scripts/tools build -o "$tools/" \
    github.com/prometheus/prometheus/cmd/promtool github.com/prometheus/pushgateway
  export PROMTOOL="$tools/promtool" PUSHGATEWAY="$tools/pushgateway"
fi

npm run --silent build
node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js \
  --testMatch '<rootDir>/lib/__tests__/**/*.check.js'
