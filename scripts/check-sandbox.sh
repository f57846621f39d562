#!/usr/bin/env bash
# Checks that the sandbox starts as its Dockerfile says and answers: in a container where Docker is at hand, else by
# the same steps in an empty folder.
set -euo pipefail
cd "$(dirname "$0")/.."
port=${1:-18080}
folder=$(mktemp -d)
server=
container=
stop() {
  [ -z "$server" ] || kill "$server" || true
  [ -z "$container" ] || docker rm --force "$container" > /dev/null
  rm -rf "$folder"
}
trap stop EXIT

if docker info > /dev/null 2>&1; then
  docker build --quiet --tag merge-queue-sandbox .
  container=$(docker run --detach --publish "127.0.0.1:$port:8080" merge-queue-sandbox)
else
  echo 'no Docker here: the steps of the Dockerfile are run by hand'
  while read -r step rest; do
    case $step in
      COPY) read -ra words <<< "$rest"; cp -r "${words[@]:0:${#words[@]}-1}" "$folder/" ;;
      RUN) (cd "$folder" && bash -c "$rest") ;;
      CMD) command=$(node -p "$rest.map((word) => word === '8080' ? '$port' : word).join(' ')") ;;
    esac
  done < Dockerfile
  # shellcheck disable=SC2086 # the command is words
  (cd "$folder" && exec $command) > "$folder/log" 2>&1 &
  server=$!
fi

# get PATH: prints what the sandbox answers there, and fails without an answer.
get() { node -e 'fetch(process.argv[1]).then((answer) => answer.text()).then(console.log, () => process.exit(1))' "http://127.0.0.1:$port/$1"; }
for _ in $(seq 100); do
  answer=$(get v1/status) && break
  sleep 0.2
done
echo "GET /v1/status: $answer"
[ "$answer" = '{"status":"ok"}' ]
get '' | grep -q '<h1>Merge queue sandbox</h1>'
curl --silent --fail --header 'x-api-token: sandbox-token' --request POST "http://127.0.0.1:$port/sandbox/reset"
echo ': reset'
